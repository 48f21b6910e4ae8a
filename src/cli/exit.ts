/** Exit codes of the command line. Faulty settings end with 78 (`SettingsError`). */
export const EXIT = {
  done: 0,
  failed: 1,
  /** Unknown command or option, or an argument missing: help is on standard error. */
  misunderstood: 2,
  /** Ended by Ctrl-C: 128 and the number of SIGINT. */
  interrupted: 130,
};

/** A failure for a reason that the user can act on: reported without a stack. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    readonly exitCode = EXIT.failed,
  ) {
    super(message);
    this.name = 'CommandFailure';
  }
}
