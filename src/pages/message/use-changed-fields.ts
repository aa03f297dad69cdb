import { useState } from 'react';
import type { MessageFault, MessageField } from '../../domain/messages/message-form.ts';

interface ChangedFields {
  /** Returns whether the fields of this error are unchanged since the server reported it. */
  readonly isStanding: (name: MessageField, fault: MessageFault) => boolean;
  readonly noteChange: (target: EventTarget) => void;
}

/**
 * Tracks the fields changed since the form was returned: the server's errors about them may no longer
 * apply.
 */
export function useChangedFields(): ChangedFields {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  return {
    isStanding: (name, fault) => !names.has(name) && !(fault === 'to-before' && names.has('from')),
    noteChange: (target) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isField || names.has(target.name)) return;
      setNames(new Set([...names, target.name]));
    },
  };
}
