/** The result of one check. */
export interface CheckResult {
  state: 'ok' | 'warning' | 'fault';
  /** What was found, and with `warningResult` and `faultResult` what to do, in a sentence or two. */
  advice: string;
}

export const okResult = (advice: string): CheckResult => ({ state: 'ok', advice });
export const warningResult = (advice: string): CheckResult => ({ state: 'warning', advice });
export const faultResult = (advice: string): CheckResult => ({ state: 'fault', advice });
