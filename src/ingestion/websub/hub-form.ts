import type { Subscription } from './subscription.js';

/**
 * The form by which a hub is asked (WebSub, section 5.1).
 * @param lease seconds
 */
export function hubForm(
  { callback, mode, topic, secret }: Subscription,
  lease: number,
): Record<string, string> {
  const form: Record<string, string> = {
    'hub.callback': callback,
    'hub.mode': mode,
    'hub.topic': topic,
    // What WebSub left out of PubSubHubbub 0.3, and hubs of that time still ask for.
    'hub.verify': 'async',
  };
  if (mode === 'subscribe') Object.assign(form, { 'hub.lease_seconds': String(lease), 'hub.secret': secret });
  return form;
}
