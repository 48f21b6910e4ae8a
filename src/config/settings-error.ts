/**
 * The service cannot start as configured. Carries every fault found, one sentence each, none with a secret in it.
 * Exit code 78 (`EX_CONFIG` of sysexits.h).
 */
export class SettingsError extends Error {
  static readonly EXIT_CODE = 78;

  constructor(readonly faults: readonly string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}
