import base from '../theme/base.css?inline';
import fonts from '../theme/fonts.css?inline';
import print from '../theme/print.css?inline';

/** The style sheets of every page; other styles belong to components. */
export const STYLES = fonts + base + print;
