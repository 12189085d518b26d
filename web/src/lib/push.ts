/** Being told of one's turn in this browser, open or not. The worker only shows what comes; it keeps no pages. */
import { api } from './wire/api';

const WORKER = '/push-worker.js';
const SCOPE = '/push/';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser, if it has one. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the person, then the browser, and tell the server; false if the person would rather not. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await awake(worker);
  const { key } = await api.pushKey();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api.subscribe({ endpoint: subscription.endpoint, p256dh, auth });
  return true;
}

export async function stopPush(): Promise<void> {
  const subscription = await pushSubscription();
  if (!subscription) return;
  const kept = (await api.notices()).find(({ address }) => address === subscription.endpoint);
  if (kept) await api.dropNotice(kept.id);
  await subscription.unsubscribe();
}

/** A worker that is just being installed cannot subscribe yet. */
async function awake(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active || !coming) return;
  await new Promise<void>((done) => coming.addEventListener('statechange', () => coming.state === 'activated' && done()));
}
