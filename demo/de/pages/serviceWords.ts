import type { PageWords } from '../../writeLanguage.ts';
import { contactForm, gespraech } from '../shared.ts';

/** What the page of a service says in German; its parts are those of `createServicePage`. */
interface Service {
  slug: string;
  title: string;
  headTitle: string;
  summary: string;
  heading: string;
  lead: string;
  gridHeading: string;
  points: [label: string, text: string, fact: string][];
  journeyHeading: string;
  journey: [step: string, label: string, description: string][];
  questions: [title: string, description: string][];
  /** The section on ink, where its case has a page in German. */
  shownCase?: { heading: string; facts: [label: string, description: string][]; linkText: string };
  /** The words of a client, what they do, and two facts beside them. */
  voice: { description: string; jobTitle: string; facts: [title: string, description: string][] };
  refusals?: [title: string, description: string][];
  audit?: { lead: string; facts: [title: string, description: string][]; placeholder: string };
  /** What the page ends with in place of the form. */
  end?: { description: string };
  /** Pages to read next, those that are in German. */
  near: string[];
}

const pairs = (entries: [string, string][] = []) => entries.map(([title, description]) => ({ title, description }));

export function serviceWords(said: Service): PageWords {
  const { audit, heading, lead, refusals, shownCase, slug, summary, title } = said;
  return {
    slug,
    title,
    head: { title: said.headTitle, description: summary },
    offer: { serviceName: title },
    breadcrumbs: [{ label: 'Leistungen' }],
    card: { label: 'Leistung', description: lead },
    layout: {
      hero: {
        heading,
        description: lead,
        action: audit ? { label: 'Audit anfragen' } : gespraech,
        secondAction: { label: 'Alle Leistungen' },
      },
      feature_grid: {
        heading: said.gridHeading,
        items: said.points.map(([label, text, bottomText]) => ({ label, text, bottomText })),
      },
      journey: {
        heading: said.journeyHeading,
        items: said.journey.map(([step, label, description]) => ({ step, label, description })),
      },
      case_on_ink: shownCase
        ? { ...shownCase, facts: shownCase.facts.map(([label, description]) => ({ label, description })) }
        : null,
      customerInfo: { ...said.voice, facts: pairs(said.voice.facts) },
      refusals: refusals ? { heading: 'Wann wir\ndavon abraten', items: pairs(refusals) } : null,
      ...(said.end
        ? { contact_prompt: { ...said.end, linkText: gespraech.label, note: 'Vierzig Minuten, keine Folien' } }
        : { form: audit ? auditWords(audit) : contactForm }),
      faq: {
        heading: 'Vor der Unterschrift gefragt',
        contactLine: 'Nicht dabei? Schreiben Sie uns',
        items: pairs(said.questions),
      },
      links_grid: { heading: 'Verwandte Seiten', links: said.near.map((label) => ({ label })) },
    },
  };
}

function auditWords(audit: NonNullable<Service['audit']>) {
  return {
    heading: 'Zeigen Sie uns\nden Contract',
    lead: audit.lead,
    facts: pairs(audit.facts),
    messageLabel: 'Was darf er niemals tun?',
    messagePlaceholder: audit.placeholder,
    files: [{ label: 'Spezifikation anhängen' }],
    buttonText: 'Audit anfragen',
  };
}
