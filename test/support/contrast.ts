type Colour = [red: number, green: number, blue: number];

/** Contrast of two CSS colours as browsers compute them (`rgb(…)`), by WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function parse(colour: string): Colour {
  const found = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (!found) throw new Error(`not an opaque colour: ${colour}`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
