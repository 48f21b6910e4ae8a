import { useId, useState } from 'preact/hooks';
import { html } from '../html.js';

const PERIODS = [
  ['anytime', 'Any time'],
  ['last_1h', 'Last hour'],
  ['last_24h', 'Last 24 hours'],
  ['last_48h', 'Last 2 days'],
  ['last_7d', 'Last 7 days'],
  ['last_30d', 'Last 30 days'],
  ['dates', 'Chosen dates…'],
];

const dayOf = (time) => time?.slice(0, 10) ?? '';

/**
 * A period relative to now, or from one day to another (UTC).
 *
 * @param {{standard: string}} props the period of a request without one
 */
export function Period({ params, onChange, standard }) {
  const id = useId();
  const hasDates = Boolean(params.from || params.to);
  const [isChoosing, setChoosing] = useState(false);
  const isDates = hasDates || isChoosing;
  const choose = (value) => {
    setChoosing(value === 'dates');
    if (value !== 'dates') onChange({ timeframe: value === standard ? '' : value, from: '', to: '' });
  };
  const setDay = (name) => (event) => onChange({ timeframe: '', [name]: event.target.value });
  return html`<div class="period">
    <label for=${id} class="hidden">Period</label>
    <select
      id=${id}
      value=${isDates ? 'dates' : (params.timeframe ?? standard)}
      onChange=${(event) => choose(event.target.value)}
    >
      ${PERIODS.map(([value, label]) => html`<option key=${value} value=${value}>${label}</option>`)}
    </select>
    ${
      isDates &&
      html`<span class="dates">
      <input type="date" aria-label="From (UTC)" value=${dayOf(params.from)} onChange=${setDay('from')} />
      <span aria-hidden="true">–</span>
      <input type="date" aria-label="To (UTC)" value=${dayOf(params.to)} onChange=${setDay('to')} />
    </span>`
    }
  </div>`;
}
