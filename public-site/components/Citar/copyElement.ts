const blobOf = (type: string, text: string): Blob => new Blob([text], { type });

/** Copies the text of an element, with its italics for word processors. @returns false if the browser refuses; the text is selected then */
export async function copyElement(element: HTMLElement): Promise<boolean> {
  const text = element.innerText;
  try {
    // Without HTTPS there is no clipboard.
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(text);
    else {
      const item = new ClipboardItem({
        'text/plain': blobOf('text/plain', text),
        'text/html': blobOf('text/html', element.innerHTML),
      });
      await navigator.clipboard.write([item]);
    }
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
