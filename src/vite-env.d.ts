/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the site without a trailing slash, for canonical URLs. */
  readonly VITE_SITE_URL?: string;
}

/** Whether demonstration values replace those that the association has not supplied. */
declare const __IS_DEMO__: boolean;
