import { ownPage } from '../../browser/own-page.ts';
import { elementOf } from './replace-text.ts';

/**
 * On the page of the guide who is signed in, shows what `<template data-own-page="slug">` holds: the way to the editor.
 */
export function showOwnPage(): void {
  const own = ownPage();
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-own-page]')) {
    const slug = template.dataset['ownPage'] ?? '';
    const next = template.nextElementSibling;
    const shown = next?.getAttribute('data-shown-for') === slug ? next : undefined;
    if (slug !== own) shown?.remove();
    else if (!shown) {
      const element = elementOf(template);
      element?.setAttribute('data-shown-for', slug);
      if (element) template.after(element);
    }
  }
}
