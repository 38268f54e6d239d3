'use client';

import { useDocumentInfo, useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { say } from '../../admin/say.ts';
import { useAnswer } from '../../admin/useAnswer.ts';
import {
  addressAt,
  allPlaces,
  type SettingsPlace,
  type SettingsPlaces,
  type SettingsSpot,
  settingsPlaceKey,
  themeIn,
  type UsualPlace,
  withTheme,
} from '../previewPlaces.ts';
import styles from './preview.module.css';

/** The place that an editor chose for each part, for as long as the admin stays open. */
const chosenOf = new Map<string, string>();

/** Selects the page that the preview next to a part of the settings shows: where the part is seen, or another one. */
export function ShownBeside({ part, spot, usual }: { part: string; usual: UsualPlace; spot?: SettingsSpot }) {
  const { isLivePreviewing, setURL, url } = useLivePreviewContext();
  const { lastUpdateTime } = useDocumentInfo();
  const { setPreference } = usePreferences();
  const [shown, setShown] = useState<SettingsPlace>();
  const id = useId();
  // Only an email is at another address once it is saved.
  const savedAt = shown?.place.startsWith('emails.') ? lastUpdateTime : 0;
  const placesPath = isLivePreviewing ? '/api/globals/site-settings/places' : undefined;
  const places = useAnswer<SettingsPlaces>(placesPath, savedAt);

  async function show(place: SettingsPlace): Promise<void> {
    setShown(place);
    const address = withTheme(addressAt(place, spot), themeIn(url));
    if (address === url) return;
    setURL(address);
    await setPreference(settingsPlaceKey, { place: place.place, ...(spot ? { spot } : {}) });
  }
  // The frame changes `setURL`. Only changes of the part and its places may run the effect.
  const follow = useEffectEvent(show);

  useEffect(() => {
    if (!places) return;
    const chosen = chosenOf.get(part);
    const place = allPlaces(places).find((one) => one.place === chosen) ?? places.usual[usual];
    if (place) void follow(place);
  }, [places, part, usual]);

  if (!places) return null;
  const choose = (place: string) => {
    const found = allPlaces(places).find((one) => one.place === place);
    if (!found) return;
    chosenOf.set(part, place);
    void show(found);
  };
  return (
    <div className={`field-type ${styles.beside}`}>
      <label htmlFor={id}>{say('The preview shows')}</label>
      <select id={id} value={shown?.place ?? ''} onChange={({ target }) => choose(target.value)}>
        <Group label={say('Pages')} places={places.pages} />
        <Group label={say('Newest articles')} places={places.articles} />
        <Group label={say('Emails')} places={places.emails} />
      </select>
    </div>
  );
}

function Group({ label, places }: { label: string; places: readonly SettingsPlace[] }) {
  if (places.length === 0) return null;
  return (
    <optgroup label={label}>
      {places.map(({ label: title, place }) => (
        <option key={place} value={place}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}
