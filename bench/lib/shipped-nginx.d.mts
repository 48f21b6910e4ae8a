/** Of the programs that `startShippedNginx` needs, those this machine lacks. */
export const missingPrograms: string[];

export interface ShippedNginx {
  /** What a client must trust. */
  ca: string;
  stop(): Promise<void>;
  report(): { passedOn: number; complaints: Record<string, number> };
}

export function startShippedNginx(
  folder: string,
  ports: { port: number; instances: readonly [number, number] },
): ShippedNginx;
