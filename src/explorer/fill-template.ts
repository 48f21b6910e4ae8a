import { readFileSync } from 'node:fs';

/** A file of the page folder. */
export const pagePart = (name: string): string =>
  readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** A template with its `{name}` comments replaced; what is filled in is never itself looked through. */
export function fillTemplate(template: string, parts: Record<string, string>): string {
  return template.replace(/(?:\/\*|<!-- ?)\{(\w+)\}(?:\*\/| ?-->)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the template asks for an unknown part: ${name}`);
    return part;
  });
}
