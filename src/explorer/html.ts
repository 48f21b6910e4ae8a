import { readFileSync } from 'node:fs';

export const readPagePart = (name: string): string =>
  readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** A template with its `{name}` comments replaced. Comments in the inserted parts are not replaced. */
export function fillTemplate(template: string, parts: Record<string, string>): string {
  return template.replace(/(?:\/\*|<!-- ?)\{(\w+)\}(?:\*\/| ?-->)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the template contains an unknown part: ${name}`);
    return part;
  });
}
