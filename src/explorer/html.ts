import { readFileSync } from 'node:fs';

export const readPagePart = (name: string): string =>
  readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** Replaces comments of the form `{name}`, as in `<!-- {links} -->`, in a template by the part of that name. */
export function fillTemplate(template: string, parts: Record<string, string>): string {
  return template.replace(/(?:\/\*|<!-- ?)\{(\w+)\}(?:\*\/| ?-->)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`the template contains an unknown part: ${name}`);
    return part;
  });
}
