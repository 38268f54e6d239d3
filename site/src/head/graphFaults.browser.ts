const faults = document.querySelector<HTMLMetaElement>('meta[name=graph-faults]')?.content;
if (faults) console.error(`The structured data of this page is not valid:\n${faults}`);
