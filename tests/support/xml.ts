import { Parser } from 'htmlparser2';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** its own text */
  text: string;
  elements: XmlElement[];
}

/** The root element of an XML document. Throws if an element is not closed. */
export function parseXml(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, text: '', elements: [] };
  const open = [document];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', elements: [] };
        open.at(-1)?.elements.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element !== undefined) element.text += text;
      },
      onclosetag(name, isImplied) {
        // The parser closes <a/> by itself, too.
        if (isImplied && !xml.slice(0, parser.endIndex + 1).endsWith('/>')) throw new Error(`${name} is not closed`);
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [root] = document.elements;
  if (root === undefined || document.elements.length > 1) throw new Error('not one root element');
  return root;
}

/** The child elements with this name. */
export const childrenOf = ({ elements }: XmlElement, name: string): XmlElement[] =>
  elements.filter((element) => element.name === name);

/** The text of each child with this name. */
export const textsIn = (element: XmlElement, name: string): string[] =>
  childrenOf(element, name).map(({ text }) => text);
