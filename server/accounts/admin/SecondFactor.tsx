'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import admin from '../../admin/admin.module.css';
import { ask } from '../../admin/ask.ts';
import { say, sayWith } from '../../admin/say.ts';
import { Ask, Choice } from './Ask.tsx';
import styles from './account.module.css';

const questions = {
  begin: { asks: ['presentPassword'], button: 'Show the picture' },
  'recovery-codes': { asks: ['presentPassword', 'code'], button: 'Make new codes' },
  end: { asks: ['presentPassword', 'code'], button: 'Turn it off now' },
} as const;

type Step =
  | { kind: 'idle' }
  | { kind: 'asking'; what: keyof typeof questions }
  | { kind: 'begun'; secret: string; picture: boolean[][] }
  | { kind: 'codes'; codes: string[] };

export function SecondFactor({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  const router = useRouter();
  const [step, setStep] = useState<Step>({ kind: 'idle' });

  async function send(path: string, body: object): Promise<void> {
    const { answer, words } = await ask<FactorAnswer>('POST', `/api/users/second-factor/${path}`, body);
    if (!answer) return void toast.error(words);
    setStep(nextStep(answer));
    router.refresh();
  }

  const asking = step.kind === 'asking' ? step.what : undefined;
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h3 id="second-factor">{say('Second factor')}</h3>
      {isOn ? (
        <p>
          {say('On: signing in asks for a code on your phone.')}{' '}
          {recoveryCodesLeft === 1
            ? say('1 recovery code is left.')
            : say('{count} recovery codes are left.', { count: recoveryCodesLeft })}
        </p>
      ) : (
        <p>
          {say('Off: whoever has your password can sign in as you. An app for codes on your phone keeps them out.')}
        </p>
      )}
      {step.kind === 'idle' && (
        <p className={admin.line}>
          {isOn ? (
            <>
              <Choice
                label={say('New recovery codes')}
                onChoose={() => setStep({ kind: 'asking', what: 'recovery-codes' })}
              />
              <Choice label={say('Turn it off')} onChoose={() => setStep({ kind: 'asking', what: 'end' })} />
            </>
          ) : (
            <Choice label={say('Set it up')} onChoose={() => setStep({ kind: 'asking', what: 'begin' })} />
          )}
        </p>
      )}
      {asking && (
        <Ask
          asks={questions[asking].asks}
          button={say(questions[asking].button)}
          onDone={(typed) => send(asking, typed)}
        />
      )}
      {step.kind === 'begun' && (
        <>
          <p>{say('Read this picture with the app for codes on your phone, then type the code that it shows.')}</p>
          <Picture modules={step.picture} />
          <p>
            {sayWith('Where it cannot be read, type this there: {code}', {
              code: <code className={styles.secret}>{step.secret}</code>,
            })}
          </p>
          <Ask asks={['code']} button={say('Turn it on')} onDone={(typed) => send('confirm', typed)} />
        </>
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => setStep({ kind: 'idle' })} />}
    </section>
  );
}

interface FactorAnswer {
  message: string;
  secret?: string;
  picture?: boolean[][];
  recoveryCodes?: string[];
}

function nextStep({ message, picture, recoveryCodes, secret }: FactorAnswer): Step {
  if (secret && picture) return { kind: 'begun', secret, picture };
  toast.success(message);
  return recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : { kind: 'idle' };
}

/** Shows the codes once: they are stored as hashes. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(say('They are copied.')),
      () => toast.error(say('They could not be copied. Write them down.')),
    );
  }

  return (
    <>
      <p>
        {say(
          'Keep these recovery codes where your phone is not: each lets you in once without it. They are not shown again.',
        )}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={admin.line}>
        <Button type="button" buttonStyle="secondary" size="medium" onClick={() => void copy()}>
          {say('Copy them')}
        </Button>
        <Button type="button" size="medium" onClick={onKept}>
          {say('I have kept them')}
        </Button>
      </p>
    </>
  );
}

/** A QR code: dark on light in both themes, as cameras need it. */
function Picture({ modules }: { modules: readonly boolean[][] }) {
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = modules.length;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={say('Picture for the program for codes')}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
