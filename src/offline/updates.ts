/**
 * For readers who keep the site, on the home page and the page about offline use: says when a newer version has been
 * fetched, and shows it when asked. It comes by itself once no page of the old one is open any more.
 */
import { TAKE_OVER } from './messages.ts';

const offer = (waiting: ServiceWorker): void => {
  const note = document.createElement('p');
  note.className = 'floating update';
  note.setAttribute('role', 'status');
  const use = document.createElement('button');
  use.type = 'button';
  use.textContent = 'Show it';
  use.addEventListener('click', () => waiting.postMessage(TAKE_OVER));
  note.append('A newer version of this site is on your device. ', use);
  document.body.append(note);
};

if (navigator.serviceWorker?.controller) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  navigator.serviceWorker.ready.then((kept) => {
    const look = () => {
      if (kept.waiting) return offer(kept.waiting);
      kept.installing?.addEventListener('statechange', () => kept.waiting && offer(kept.waiting), {
        once: true,
      });
    };
    look();
    kept.addEventListener('updatefound', look);
  });
}
