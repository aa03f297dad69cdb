/** The open card: what it shows, what this admin has done with it, and what can be done. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CardState, DeskActions, Phase } from '../requests/use-decisions.ts';
import type { CardData } from './card-data.ts';
import { MAX_NOTE_CHARACTERS } from '../../../domain/settings.ts';
import { charactersOver } from '../../../domain/text.ts';
import { changedSinceRevision, revisionOf } from '../../../domain/verification/questions.ts';
import { changedSinceSeen, toSeenProfile, withAccount } from '../../../domain/verification/seen-profile.ts';
import {
  asksForSame,
  extendsTerm,
  isWordless,
  wasRevoked,
  type Decision,
} from '../../../domain/verification/verification.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { requiredContext } from '../../../browser/required-context.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { approvedMembership, newMembership } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { REJECTION_REASONS, holdsReason, withReason, type Reason } from './reasons.ts';
import { findSamePeople } from '../../../domain/desk/search.ts';

export interface Card extends CardData {
  readonly state: CardState;
  readonly actions: DeskActions;
  readonly onNext: (() => void) | undefined;
  readonly form: DecisionForm;
  readonly phase: Phase;
}

export const [CardContext, useCard] = requiredContext<Card>('useCard', 'a card');

/** What is asked once before each step, about the note as it was. */
const QUESTIONS = {
  approve: 'admin.approve-with-reason',
  reject: 'admin.reject-without-reason',
  ask: 'admin.ask-empty',
} as const satisfies Readonly<Record<string, MessageId>>;

type Step = keyof typeof QUESTIONS;
type DecisionForm = ReturnType<typeof useDecisionForm>;

const NONE: readonly never[] = [];

/** Compares the person of a request with members and applicants, and holds what the admin says about them. */
function useSamePeople(card: CardData) {
  const { people, openRows = NONE, decided, failure, isReading } = useDeskRows();
  const found = useMemo(
    () => people && findSamePeople(card, people, [...decided, ...openRows]),
    [card, people, openRows, decided],
  );
  const [others, setOthers] = useState<readonly string[]>(NONE);
  const [wasTried, setTried] = useState(false);
  // Whoever is found later was not meant.
  const areOthers = found?.every((one) => others.includes(one.user_id)) ?? false;
  return {
    /** Undefined while nobody can be compared. */
    found,
    /** Rows that are read again, or could not be, lack whoever became a member since. */
    isComplete: found !== undefined && !failure && !isReading,
    areOthers,
    /** Whether an approval was tried without that word. */
    isMissed: wasTried && !areOthers,
    setTried,
    setOthers,
    box: useRef<HTMLInputElement>(null),
  };
}

/** What buttons and keys do, and what is asked first. @param isOpened by the admin; else the card opened by itself. */
export function useDecisionForm(card: CardData, state: CardState, actions: DeskActions, isOpened: boolean) {
  const { id, request, guide, profile, membership } = card;
  const { note, sentAsReason, questionBack, busy } = state;
  const [asked, setAsked] = useState<{ readonly about: Step; readonly note: string }>();
  const noteField = useRef<HTMLTextAreaElement>(null);
  const samePeople = useSamePeople(card);
  const { found, isComplete } = samePeople;
  const { yearEnd } = useDeskRows();
  const [now] = useState(() => new Date());
  const isRenewal = extendsTerm(request) && request.status === 'pending';
  const term = yearEnd !== undefined && (membership ?? newMembership(request.user_id, 0, now, yearEnd));
  const lastDay = term
    ? (lastDayOf(approvedMembership(term, isRenewal, now, yearEnd).ends_at) ?? null)
    : undefined;
  // Without a reason, a second rejection is sent, unless it withdraws a verification.
  const withdraws = wasRevoked(request);
  const shown = useMemo(() => guide && toSeenProfile(withAccount(guide, profile)), [guide, profile]);
  const revision = revisionOf(request);
  const { changed: refused } = state;
  /** What the admin has read: as the card was opened, or as a refusal of the server asked to look again. */
  const [read, setRead] = useState({ shown, revision, refused });
  if (refused && read.refused !== refused) setRead({ shown, revision, refused });
  const { shown: shownFirst = shown, revision: firstRevision } = read;
  /** What the guide changed since then, and what the refusal named. */
  const changed = useMemo(() => {
    const unread = shownFirst && shown ? changedSinceSeen(shownFirst, shown) : [];
    const applied = changedSinceRevision(request, firstRevision);
    return [...new Set([...(refused ?? []), ...applied, ...unread])];
  }, [refused, request, firstRevision, shownFirst, shown]);
  /** With each decision: the server refuses what has changed since. */
  const seen = { seen: shownFirst ?? null, applied_revision: firstRevision };
  const isAlone = isComplete && found?.length === 0;
  const look = useEffectEvent((alone: boolean) => {
    // What differs from what is approved, and where something was said, is approved on the card alone.
    if (isRenewal && asksForSame(request, guide?.approved) && isWordless(request))
      actions.change(id, { looked: { ...seen, isAlone: alone } });
  });
  useEffect(() => {
    if (isOpened) look(isAlone);
  }, [isAlone, isOpened]);
  const trimmed = note.trim();
  const about = asked?.note === trimmed ? asked.about : undefined;
  const isQuestion = trimmed !== '' && trimmed === questionBack;
  const questionOf = (step: Step): MessageId => {
    if (isQuestion) return 'admin.decide-with-question';
    if (step === 'approve' && !isComplete) return 'admin.same-unread';
    return step === 'reject' && withdraws ? 'admin.reject-withdraws' : QUESTIONS[step];
  };
  useEffect(() => {
    // The words below the field too, which have just arrived.
    if (asked) noteField.current?.closest('.MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const askAbout = (step: Step) => {
    setAsked({ about: step, note: trimmed });
    noteField.current?.focus();
  };
  const givesReason = holdsReason(note, REJECTION_REASONS) || (trimmed !== '' && trimmed === sentAsReason);
  const decide = (decided: Decision) => {
    const others = (decided === 'approved' && found) || [];
    void actions.decide(card, {
      decision: decided,
      admin_notes: trimmed || null,
      ...seen,
      ...(others.length > 0 && { other_people: others.map((one) => one.user_id) }),
      ...(decided === 'approved' && lastDay !== undefined && { last_day: lastDay }),
    });
  };
  const asksToApprove = !isComplete || givesReason || isQuestion;
  const steps: Readonly<Record<Step, () => void>> = {
    approve: () => {
      samePeople.setTried(true);
      if (found && !samePeople.areOthers) samePeople.box.current?.focus();
      else if (asksToApprove && about !== 'approve') askAbout('approve');
      else decide('approved');
    },
    reject: () => {
      if ((trimmed === '' && withdraws) || ((trimmed === '' || isQuestion) && about !== 'reject'))
        askAbout('reject');
      else decide('rejected');
    },
    ask: () => {
      if (trimmed === '') {
        if (questionBack) actions.change(id, { note: questionBack });
        askAbout('ask');
      } else {
        setAsked(undefined);
        void actions.ask(card, note);
      }
    },
  };
  return {
    noteField,
    samePeople,
    /** The last day of the term after an approval, null without one, undefined if it is not known. */
    lastDay,
    /** Asked once before the decision. */
    question: about && (about !== 'approve' || asksToApprove) ? questionOf(about) : undefined,
    changed,
    isNewRevision: revision !== firstRevision,
    addReason: (reason: Reason) => {
      if (!busy) actions.change(id, { note: withReason(note, reason, profile?.language) });
    },
    /** Not while something is being done, or with a note that is too long. */
    take: (step: Step) => {
      if (busy) return;
      if (charactersOver(note, MAX_NOTE_CHARACTERS) === 0) steps[step]();
      else noteField.current?.focus();
    },
  };
}
