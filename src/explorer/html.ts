import { readFileSync } from 'node:fs';

/** Text as HTML; text between backticks becomes code. */
export function htmlText(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A table with a head; cells are HTML already. */
export function htmlTable(head: string[], rows: string[][]): string {
  const row = (tag: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row('th', head)}</thead><tbody>${rows
    .map((cells) => row('td', cells))
    .join('')}</tbody></table></div>`;
}

export const htmlCode = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;

export const pagePart = (name: string): string =>
  readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** A template with its `{name}` comments replaced. Comments in the inserted parts are not replaced. */
export function fillTemplate(template: string, parts: Record<string, string>): string {
  return template.replace(/(?:\/\*|<!-- ?)\{(\w+)\}(?:\*\/| ?-->)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the template contains an unknown part: ${name}`);
    return part;
  });
}
