import { useState } from 'react';
import type { MessageFault, MessageField } from '../../domain/messages/message-form.ts';

interface ChangedFields {
  /** Whether nothing that this fault is about was changed since the server found it. */
  readonly isStanding: (name: MessageField, fault: MessageFault) => boolean;
  readonly noteChange: (target: EventTarget) => void;
}

/** The fields that were changed since the form came back: what the server said of them need not be true any more. */
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
