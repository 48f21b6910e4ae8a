/** The result of one check. */
export interface Result {
  state: 'ok' | 'warning' | 'fault';
  /** What was found, and with `warning` and `fault` what to do, in a sentence or two. */
  advice: string;
}

export const ok = (advice: string): Result => ({ state: 'ok', advice });
export const warning = (advice: string): Result => ({ state: 'warning', advice });
export const fault = (advice: string): Result => ({ state: 'fault', advice });
