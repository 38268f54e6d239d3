import { backendAddress } from '@frontage/client/backendAddress.ts';
import { type Consent, readConsent } from '@frontage/client/consent.ts';
import type { ConsentPurpose } from '@frontage/contract/constants.ts';
import type { ConsentRequest } from '@frontage/contract/contact/consentRequest.ts';
import { type Counter, counterOf } from '@frontage/contract/counter.ts';
import { paths } from '@frontage/contract/paths.ts';
import { type ConsentAct, consentMarks } from './consentMarks.ts';
import { keepOrigin, makeNextConsent, storeConsent } from './givenConsent.ts';
import { countSentForm, noteForms } from './sentForms.ts';
import { createTag, denyAll } from './tag.ts';

type Face = 'ask' | 'choose';

/* Asks once whether visits may be counted, and applies the answer to the page. Nothing is loaded before that. */

/** Repeated here: a separate request for one line of a shared file would cost more. */
const purposes = ['counting', 'campaigns'] as const satisfies readonly ConsentPurpose[];
const banner = document.getElementById(consentMarks.banner);
const counter = counterOf(banner?.dataset.analyticsId ?? '');
if (banner && counter) start(banner, counter, banner.dataset.version ?? '');

function start(banner: HTMLElement, counter: Counter, version: string): void {
  const sheet = openSheet(banner);
  const follow = createTag(counter);
  const switchOf = (purpose: ConsentPurpose) => banner.querySelector(`[${consentMarks.purpose}=${purpose}]`);
  const isOn = (purpose: ConsentPurpose) => switchOf(purpose)?.ariaChecked === 'true';
  const turn = (purpose: ConsentPurpose, on: boolean) => switchOf(purpose)?.setAttribute('aria-checked', String(on));
  let known = readConsent();
  // If the words have changed since, the visitor has not answered this question.
  const readAnswer = () => (known?.version === version ? known : undefined);

  denyAll();
  const given = readAnswer();
  keepOrigin(given?.campaigns ?? false);
  if (given) {
    follow(given);
    if (!given.isLogged) log(given);
  } else sheet.show('ask');
  watchForms(banner.dataset.end, given?.counting ?? false);

  function answer(counting: boolean, campaigns: boolean): void {
    known = makeNextConsent(known, { version, counting, campaigns });
    storeConsent(known);
    keepOrigin(campaigns);
    follow(known);
    log(known);
    sheet.close();
  }

  function log(consent: Consent): void {
    void logConsent(consent).then((isLogged) => {
      if (isLogged && known === consent) storeConsent({ ...consent, isLogged });
    });
  }

  function choose(): void {
    turn('counting', readAnswer()?.counting ?? false);
    turn('campaigns', readAnswer()?.campaigns ?? false);
    sheet.show('choose', { focus: true });
  }

  const acts: Record<ConsentAct, () => void> = {
    refuse: () => answer(false, false),
    allow: () => answer(true, true),
    choose,
    keep: () => answer(isOn('counting'), isOn('campaigns')),
    back: () => (readAnswer() ? sheet.close() : sheet.show('ask', { focus: true })),
  };
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const act = target?.closest(`[${consentMarks.does}]`)?.getAttribute(consentMarks.does);
    if (act && act in acts) acts[act as ConsentAct]();
    const purpose = purposes.find((one) => target && switchOf(one) === target.closest('[role=switch]'));
    if (purpose) turn(purpose, !isOn(purpose));
    if (target?.closest(`[${consentMarks.opener}]`)) {
      event.preventDefault();
      choose();
    }
  });
}

function watchForms(end: string | undefined, isAllowed: boolean): void {
  try {
    countSentForm(end, sessionStorage, isAllowed);
    noteForms(sessionStorage);
  } catch {
    // Storage is blocked, so forms that the browser sends by itself are not counted.
  }
}

/** Sends the answer to the consent log. Returns false if that failed, so that the next page tries again. */
async function logConsent({ answer, campaigns, counting, version, visitor }: Consent): Promise<boolean> {
  const body = { visitor, answer, version, counting, campaigns } satisfies ConsentRequest;
  try {
    const response = await fetch(backendAddress + paths.consent, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The request completes even if the answer is the last click on the page.
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Controls the sheet at the foot: the face it shows, the space it keeps free below the page, and the element to which
 * focus returns.
 */
function openSheet(banner: HTMLElement) {
  const faces = [...banner.querySelectorAll<HTMLElement>(`[${consentMarks.face}]`)];
  let cameFrom: HTMLElement | undefined;

  // Neither the focused element nor the foot of the page may be hidden behind the sheet. Scripts may set styles; pages
  // may not.
  new ResizeObserver(() => {
    const size = banner.hidden ? '' : `${banner.offsetHeight}px`;
    document.body.style.paddingBlockEnd = size;
    document.documentElement.style.scrollPaddingBlockEnd = size;
  }).observe(banner);
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) cameFrom = relatedTarget;
  });

  return {
    /** Moves focus only if the visitor asked for this face. */
    show(name: Face, { focus = false } = {}): void {
      if (focus && !banner.contains(document.activeElement) && document.activeElement instanceof HTMLElement) {
        cameFrom = document.activeElement;
      }
      banner.hidden = false;
      for (const face of faces) {
        face.hidden = face.getAttribute(consentMarks.face) !== name;
        if (focus && !face.hidden) face.querySelector<HTMLElement>('[tabindex]')?.focus();
      }
    },
    close(): void {
      const hadFocus = banner.contains(document.activeElement);
      banner.hidden = true;
      if (hadFocus) cameFrom?.focus({ preventScroll: true });
      cameFrom = undefined;
    },
  };
}
