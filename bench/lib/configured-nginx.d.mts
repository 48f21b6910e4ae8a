/** Of the programs that `startConfiguredNginx` needs, those this machine lacks. */
export const missingPrograms: string[];

export interface ConfiguredNginx {
  /** What a client must trust. */
  ca: string;
  stop(): Promise<void>;
  report(): { passedOn: number; complaints: Record<string, number> };
}

export function startConfiguredNginx(
  folder: string,
  ports: { port: number; instances: readonly [number, number] },
): ConfiguredNginx;
