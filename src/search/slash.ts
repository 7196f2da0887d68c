/** `/` goes to the search field of the page, from anywhere but another field. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
  const field = document.querySelector<HTMLInputElement>('form[role="search"] input[type="search"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
});
