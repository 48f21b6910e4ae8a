/** Text made safe for XML character data and attribute values. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An element that is left out when it has nothing to say. */
export function writeElement(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

export const isoDate = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** RFC 822 as RSS wants it. */
export const mailDate = (seconds: number): string => new Date(seconds * 1000).toUTCString();
