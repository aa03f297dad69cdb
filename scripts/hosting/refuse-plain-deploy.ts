/** Hosting predeploy step for `firebase.json` itself, which has no Content-Security-Policy. */
console.error(
  'Hosting is deployed with `npm run deploy` (with `-- --only hosting` for the site alone): the build ' +
    'writes .firebase.production.json, which is firebase.json with the Content-Security-Policy.',
);
process.exitCode = 1;
