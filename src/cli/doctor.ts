import { Logger } from '@nestjs/common';
import { readSettings } from '../config/load-settings.js';
import { type Settings, SettingsError } from '../config/settings.js';
import { ignoredVariables } from '../lifecycle/ignored-variables.js';
import { DOCTOR_CHECKS } from './doctor-checks.js';
import { faultResult, okResult, type DoctorCheckResult, warningResult } from './doctor-result.js';
import { CommandFailure, isInteractive, printText } from './output.js';

interface Finding extends DoctorCheckResult {
  check: string;
}

/** `doctor`: checks settings, folders, network and index without changing anything. Exits with 1 on a fault. */
export async function runDoctor({ json }: { json?: boolean }): Promise<void> {
  // What a part would log is in its finding.
  Logger.overrideLogger(false);
  const findings = await examine();
  if (json) printText(JSON.stringify(findings, null, 2));
  else for (const finding of findings) printText(line(finding));
  const faults = findings.filter(({ state }) => state === 'fault').length;
  if (faults > 0) throw new CommandFailure(`${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
}

const COLORS = { ok: 32, warning: 33, fault: 31 };

function line({ check, state, advice }: Finding): string {
  const mark = state.padEnd(7);
  return `${isInteractive() ? `\x1b[${COLORS[state]}m${mark}\x1b[0m` : mark}  ${check.padEnd(12)}  ${advice}`;
}

async function examine(): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((advice) => ({ check: 'settings', ...faultResult(`${advice}.`) }));
  }
  const ignored = ignoredVariables();
  const valid = ignored.length === 0 ? okResult('All settings are valid.') : warningResult(ignored.join(' '));
  const findings: Finding[] = [{ check: 'settings', ...valid }];
  for (const [check, run] of Object.entries(DOCTOR_CHECKS)) {
    const result = await Promise.resolve(settings)
      .then(run)
      .catch((error: Error) => faultResult(error.message));
    if (result !== null) findings.push({ check, ...result });
  }
  return findings;
}
