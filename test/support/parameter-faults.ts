/** The sentence about each wrong parameter of a response with status 400, in the order of the response. */
export async function parameterFaults(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { parameter: string; detail: string }[] };
  return Object.fromEntries(errors.map(({ parameter, detail }) => [parameter, detail]));
}
