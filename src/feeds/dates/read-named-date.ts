import { dayToSeconds, fullYear } from './calendar.js';
import { findMonth, joinMonthPhrases } from './find-month.js';
import { readTime } from './read-time.js';

/** "Thứ 2" is Monday and "3-р сар", "tháng 3", "3月" are March: numbers that are names. */
const NUMBERED_WEEKDAY = /thu (?:\d|hai|ba|tu|nam|sau|bay)\b,?(?=.*(?:thang|thg))/;
const NUMBERED_MONTH = /(?:thang|thg) ?(\d{1,2})\b|\b(\d{1,2})-р сар\w*|(?<!\d)(\d{1,2})\s*[月월]/;
const EAST_ASIAN = /(\d{2,4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]?/;

interface DateParts {
  year: string;
  month: number;
  day: number;
}

/**
 * Dates whose month is a word, in any order and language: RFC 822 and its misspellings, asctime, "1. März 2024",
 * "March 1st, 2024, 3 p.m.", "2024年3月1日". Words that are no month are passed over, as week days are.
 *
 * @param date as `normaliseDate` leaves it
 * @param defaultOffset minutes east of UTC for a date that names no zone
 * @returns Unix seconds, or null when there is no such date in the text
 */
export function readNamedDate(date: string, defaultOffset: number, language: string | null): number | null {
  const time = readTime(date, language);
  if (time === 'invalid') return null;
  const parts = readParts(time?.rest ?? date, language);
  if (parts === null) return null;
  const day = dayToSeconds(fullYear(parts.year), parts.month, parts.day);
  return day === null ? null : day + (time?.seconds ?? 0) - (time?.offset ?? defaultOffset) * 60;
}

function readParts(text: string, language: string | null): DateParts | null {
  const eastAsian = EAST_ASIAN.exec(text);
  if (eastAsian) return { year: eastAsian[1] ?? '', month: Number(eastAsian[2]), day: Number(eastAsian[3]) };
  const cleaned = text.replace(NUMBERED_WEEKDAY, ' ');
  const numbered = NUMBERED_MONTH.exec(cleaned);
  if (numbered) {
    return withMonth(Number(numbered[1] ?? numbered[2] ?? numbered[3]), cleaned.replace(numbered[0], ' '));
  }
  const month = monthAmongNumbers(joinMonthPhrases(cleaned), language);
  return month === null ? null : withMonth(month, cleaned);
}

/**
 * The month named in the text. Week days look like months of other languages ("mar" is Tuesday in half of Europe,
 * "Paz" Sunday in Turkish), so the name with the most numbers beside it counts, and of equals the last.
 */
function monthAmongNumbers(text: string, language: string | null): number | null {
  const tokens = [...text.matchAll(/\d+|[\p{L}\p{M}_]+(?:\.[\p{L}\p{M}]+)*/gu)]
    .map(([token]) => (/^\d/.test(token) ? 'number' : findMonth(token.replaceAll('.', ''), language)))
    .filter((token) => token !== null);
  let best: { month: number; neighbours: number } | null = null;
  tokens.forEach((token, index) => {
    if (token === 'number') return;
    const neighbours = [tokens[index - 1], tokens[index + 1]].filter((other) => other === 'number').length;
    if (best === null || neighbours >= best.neighbours) best = { month: token, neighbours };
  });
  return (best as { month: number } | null)?.month ?? null;
}

/** Day and year among the numbers left beside the month. */
function withMonth(month: number, text: string): DateParts | null {
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4 || (number.length <= 3 && Number(number) > 31));
  const others = numbers.filter((number) => number !== year);
  const day = others[0];
  const shortYear = year ?? others[1];
  if (day === undefined || shortYear === undefined || day.length > 2 || shortYear.length > 4) return null;
  return { year: shortYear, month, day: Number(day) };
}
