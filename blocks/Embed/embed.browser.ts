// The frame takes the place of its poster once somebody presses it, so that no other host learns of a visit before.
for (const figure of document.querySelectorAll<HTMLElement>('[data-embed]')) {
  const poster = figure.querySelector('a');
  poster?.addEventListener('click', (event) => {
    // Whoever wants it in another tab gets it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.className = poster.className;
    frame.title = figure.dataset.title ?? '';
    frame.allow = 'fullscreen; picture-in-picture; encrypted-media; autoplay';
    // YouTube refuses to play without knowing the site, and forms of others need scripts and windows of their own.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation');
    frame.src = figure.dataset.embed ?? '';
    poster.replaceWith(frame);
    frame.focus();
  });
}
