/** Puts the line whose number is clicked into the address, as `#L12`. */
for (const lines of document.querySelectorAll('.source-lines')) {
  lines.classList.add('linked');
  lines.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.id !== '') location.hash = target.id;
  });
}
