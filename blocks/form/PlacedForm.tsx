import { pushEvent } from '@frontage/client/analytics.ts';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Button, ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { DrawnForm } from './Form.tsx';
import styles from './form.module.css';
import type { AwakeForm, FormBridge, FormLook, FormOptions, SentLook } from './formLook.ts';
import { type Form, useForm } from './useForm.ts';

export interface PlacedFormProps {
  look: FormLook;
  bridge?: FormBridge | undefined;
  File?: FormOptions['File'];
  Country?: FormOptions['Country'];
  onAwake?: ((form: AwakeForm) => void) | undefined;
  /** What single forms add. */
  options?: Partial<FormOptions>;
  children?: (form: Form) => ReactNode;
}

/** A form, and the thank-you that replaces it once it was sent; its heading takes focus. */
export function PlacedForm({ Country, File, look, bridge, onAwake, options, children }: PlacedFormProps) {
  const [sent, setSent] = useState<{ data: unknown; address: string }>();
  const place = useRef<HTMLDivElement>(null);
  const form = useForm(look, {
    ...(look.path === paths.subscribe ? letter : {}),
    ...options,
    Country,
    File,
    bridge,
    onAwake,
    onSent: (data) => {
      const typed = place.current?.querySelector<HTMLInputElement>('input[name=email]')?.value.trim();
      if (!bridge) setSent({ data, address: typed ?? '' });
    },
  });
  const { berth, settings, sent: words } = look;
  const isSent = sent !== undefined;
  const { downloadUrl } = (sent?.data ?? {}) as { downloadUrl?: string };

  useEffect(() => {
    if (!isSent) return;
    const title = place.current?.querySelector<HTMLElement>('[tabindex="-1"]:is(h2, h3, h4)');
    // The free place is seen to be taken. No further than necessary where the words are no higher than their form. R34.
    const shown = berth ? document.getElementById(settings.anchor) : title?.parentElement;
    shown?.scrollIntoView({ block: words ? 'nearest' : 'start' });
    title?.focus({ preventScroll: true });
  }, [isSent, words, berth, settings.anchor]);

  const { element, errors } = form;
  // In a part of a form, its other fields are not React's.
  useEffect(() => {
    if (!look.isPart || !element) return;
    for (const place of element.querySelectorAll<HTMLElement>(`[${formMarks.errorOf}]`)) {
      if (place.closest(`[${formMarks.look}]`)) continue;
      const name = place.getAttribute(formMarks.errorOf) ?? '';
      place.textContent = errors[name] ?? '';
      place.hidden = !errors[name];
      const control = element.querySelector(`[name="${CSS.escape(name)}"]:not([type=hidden])`);
      if (errors[name]) control?.setAttribute('aria-invalid', 'true');
      else control?.removeAttribute('aria-invalid');
    }
  }, [errors, element, look.isPart]);

  const wasSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is drawn again, for another address.
  useEffect(() => {
    if (isSent) wasSent.current = true;
    else if (wasSent.current && element) {
      wasSent.current = false;
      form.startEmpty();
    }
  }, [isSent, element]);

  const drawn = <DrawnForm form={form}>{children?.(form)}</DrawnForm>;
  return (
    <div ref={place} className={words?.isSteady ? styles.steady : undefined} data-sent={isSent || undefined}>
      {words?.isSteady ? (
        <div inert={isSent}>{drawn}</div>
      ) : look.isPart ? (
        <div hidden={isSent}>{drawn}</div>
      ) : isSent ? null : (
        drawn
      )}
      {isSent ? (
        // A form gives no document any more where its owner has changed it since the page was drawn.
        words && (downloadUrl || !words.open) ? (
          <SentWords address={sent.address} words={words} link={downloadUrl} onAgain={() => setSent(undefined)} />
        ) : (
          <ThankYou look={look} handles={sent.data as LeadHandles} onAgain={() => setSent(undefined)} />
        )
      ) : null}
      {berth ? (
        <div className={berth.className}>
          <Berth freeLabel={berth.free} takenLabel={berth.taken} isTaken={isSent} />
        </div>
      ) : null}
    </div>
  );
}

/** What is special to the newsletter. A reader is not a lead, so there is only one event. R48. */
const letter: Pick<FormOptions, 'known' | 'report' | 'fail'> = {
  async known() {
    const { readKeptCountryName } = await import('@frontage/client/keptCountry.ts');
    const country = await readKeptCountryName();
    return country ? { country } : {};
  },
  report: (category, label) => pushEvent({ category, action: 'form_sent', label }),
  // Without the address: nothing on the page may depend on what we know about it.
  fail({ notice, why }) {
    if (notice?.kind !== 'failure') return false;
    console.error(`The letter could not be asked for: ${why ?? 'the server cannot be reached, or has a fault.'}`);
    return true;
  },
};

interface SentWordsProps {
  words: SentLook;
  /** To a document. */
  link: string | undefined;
  address: string;
  onAgain: () => void;
}

/** What replaces the form of a document or of the newsletter. */
function SentWords({ address, link, onAgain, words }: SentWordsProps) {
  const { again, classes, level, open, text, title, waiting = '' } = words;
  const Heading = `h${level}` as const;
  const told = (
    <>
      <Heading tabIndex={-1} className={classes.title}>
        {title}
      </Heading>
      <p className={classes.text}>{text.replace('{address}', address)}</p>
    </>
  );
  if (link) {
    return (
      <div>
        {told}
        <ButtonLink href={backendAddress + link}>{open}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={classes.waiting}>
      <div className={classes.words}>{told}</div>
      <div className={classes.foot}>
        <button type="button" className={classes.again} onClick={onAgain}>
          {again}
        </button>
        <Berth freeLabel={waiting} takenLabel={waiting} isTaken={false} />
      </div>
    </div>
  );
}

// Loaded after sending: most visitors never see it. Where it does not load, the thanks stand alone.
const AdditionForm = lazy(() =>
  import('./AdditionForm.tsx').then(
    (module) => ({ default: module.AdditionForm }),
    () => ({ default: () => <></> }),
  ),
);

interface ThankYouProps {
  look: Pick<FormLook, 'isUnanswered' | 'settings' | 'thanks'>;
  /** The visitor may add to the request that these name. R44. */
  handles: Readonly<Record<string, string>>;
  /** Brings the form back, for another message. */
  onAgain: () => void;
}

/** Replaces a form that was sent; its title takes focus. R35. */
export function ThankYou({ handles, look, onAgain }: ThankYouProps) {
  const { isUnanswered, settings, thanks = {} } = look;
  const { answerText, companyName, idPrefix, words } = settings;
  const { text, title } = settings.thanks ?? {};
  return (
    <div>
      <h2 tabIndex={-1} className={thanks.isLarge ? styles.thanksTitle : undefined}>
        {title ?? say(words, 'thanksTitle', { company: companyName })}
      </h2>
      <p className={styles.thanksText}>
        {text ?? [say(words, 'thanksText'), isUnanswered ? '' : answerText].filter(Boolean).join(' ')}
      </p>
      {thanks.more ? (
        <Suspense>
          <AdditionForm handles={handles} settings={{ ...settings, idPrefix: `${idPrefix}-more` }} />
        </Suspense>
      ) : null}
      {thanks.again ? (
        <p className={styles.again}>
          <Button tone="outline" size="small" onClick={onAgain}>
            {say(words, 'writeAgain')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
