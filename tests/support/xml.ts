import { Parser } from 'htmlparser2';
import { XmlDocument } from 'libxml2-wasm';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** its own text */
  text: string;
  elements: XmlElement[];
}

/** The root element of an XML document. Throws if it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  XmlDocument.fromString(xml).dispose();
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
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [root] = document.elements;
  if (root === undefined) throw new Error('no root element');
  return root;
}

/** The child elements with this name. */
export const childrenOf = ({ elements }: XmlElement, name: string): XmlElement[] =>
  elements.filter((element) => element.name === name);

/** The text of each child with this name. */
export const textsIn = (element: XmlElement, name: string): string[] =>
  childrenOf(element, name).map(({ text }) => text);
