'use client';

import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import admin from '../../admin/admin.module.css';
import { FieldFrame } from '../../admin/fields/FieldFrame.tsx';
import { say } from '../../admin/say.ts';
import { linkInWords, meantLink, readLink, type Target, targetAt, type Wanted, wordsOf } from '../target.ts';
import { TargetInput } from './TargetInput.tsx';
import styles from './targets.module.css';
import { useStandings } from './useStandings.ts';

const none: string[] = [];

/** Names of documents in an order chosen by editors, each found by words of its title. */
export function TargetsField({ field, path, readOnly, wanted }: TextFieldClientProps & { wanted: Wanted }) {
  const { setValue, showError, value } = useField<string[]>({ path });
  const [said, setSaid] = useState('');
  const id = `field-${path.replaceAll('.', '__')}`;
  const names = Array.isArray(value) ? value : none;
  const standings = useStandings(wanted, names);

  function move(name: string, to: number): void {
    setValue(names.filter((one) => one !== name).toSpliced(to, 0, name));
    setSaid(say('It is at place {to} of {names} now.', { to: to + 1, names: names.length }));
  }

  function takeOut(name: string): void {
    setValue(names.filter((one) => one !== name));
    setSaid(say('It was taken out.'));
  }

  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
      <ol className={styles.chosen}>
        {names.map((name, index) => {
          const standing = standings.get(name);
          const says = standing && wordsOf(standing, wanted);
          const words = says?.words ?? name;
          const acts = [
            ['↑', say('Move {words} up', { words }), index === 0, () => move(name, index - 1)],
            ['↓', say('Move {words} down', { words }), index === names.length - 1, () => move(name, index + 1)],
            ['×', say('Take {words} out', { words }), false, () => takeOut(name)],
          ] as const;
          return (
            <li key={name} className={admin.line}>
              <span data-wrong={says?.isWrong || undefined}>
                {words}
                {says?.isWrong ? ` (${name})` : ''}
              </span>
              {readOnly ? null : (
                <span className={styles.acts}>
                  {acts.map(([sign, label, isOff, act]) => (
                    <button key={sign} type="button" aria-label={label} disabled={isOff} onClick={act}>
                      {sign}
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={admin.spoken} role="status">
        {said}
      </p>
      <TargetInput
        id={id}
        wanted={wanted}
        value=""
        isAdder
        isReadOnly={readOnly}
        onChoose={(target) => {
          if (!names.includes(target.value)) setValue([...names, target.value]);
          setSaid(
            names.includes(target.value)
              ? say('It is there already.')
              : say('{title} was added.', { title: target.title }),
          );
        }}
      />
    </FieldFrame>
  );
}

/** The target of a link, or the name of a document: chosen by words of its title, stored as the contract has it. */
export function TargetField({ field, path, readOnly, wanted }: TextFieldClientProps & { wanted: Wanted }) {
  const { setValue, showError, value } = useField<string>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  const stored = value ?? '';
  const store = (text: string) => text !== stored && setValue(text);
  return (
    <FieldFrame field={field} id={id} path={path} showError={showError}>
      <TargetInput
        id={id}
        wanted={wanted}
        value={stored}
        isReadOnly={readOnly}
        describedBy={`${id}-leads-to`}
        {...(wanted === 'link' ? { meant: meantTarget } : {})}
        // Half a word is not a link: it is stored when the field loses focus, so that the form can say what is missing.
        onType={(text) => (wanted === 'link' && readLink(text).kind !== 'words' ? store(text.trim()) : undefined)}
        onLeave={(text) => store(text.trim())}
        onChoose={(target) => store(target.value)}
      />
      <LeadsTo id={`${id}-leads-to`} value={stored} wanted={wanted} />
    </FieldFrame>
  );
}

/** Says below a field what its link leads to, or that it leads nowhere. */
export function LeadsTo({ id, value, wanted }: { id: string; value: string; wanted: Wanted }) {
  const link = wanted === 'link' ? readLink(value) : undefined;
  const asked = link ? (link.kind === 'path' ? link.path : '') : value;
  const standing = useStandings(wanted, [asked]).get(asked);
  // Announced only once somebody types: a form that opens has many such fields.
  const [opened] = useState(value);
  const said = standing ? wordsOf(standing, wanted) : link && linkInWords(link);
  return (
    <p
      id={id}
      className={styles.leadsTo}
      role={value === opened ? undefined : 'status'}
      data-wrong={said?.isWrong || undefined}
    >
      {said?.words}
    </p>
  );
}

/** The full link for an address as people write it; undefined for other words. */
export function meantTarget(text: string): Target | undefined {
  const value = meantLink(text);
  return value ? targetAt(say('As it is typed'), text.trim(), value) : undefined;
}
