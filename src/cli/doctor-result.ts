/** The result of one check of `doctor`. */
export interface DoctorCheckResult {
  state: 'ok' | 'warning' | 'fault';
  /** What was found and, in a warning or fault, what to do: one or two sentences. */
  advice: string;
}

export const okResult = (advice: string): DoctorCheckResult => ({ state: 'ok', advice });
export const warningResult = (advice: string): DoctorCheckResult => ({ state: 'warning', advice });
export const faultResult = (advice: string): DoctorCheckResult => ({ state: 'fault', advice });
