import { useState } from 'react';

type Adopted = { session: string; id: number; arrived: boolean };

/**
 * A React `key` for the form on screen. When a new document is saved its address gets an id, and the form must
 * continue; any other change of the address starts another form. `copy` identifies a copy of an earlier document, new
 * each time one is chosen.
 */
export const useFormSession = (id: number | undefined, copy?: string) => {
  const [adopted, setAdopted] = useState<Adopted>();
  const address = copy ?? String(id ?? 'new');
  const arrives = adopted !== undefined && !adopted.arrived && adopted.id === id;
  if (arrives) setAdopted({ ...adopted, arrived: true });
  const goesOn = adopted !== undefined && ((adopted.id === id && copy === undefined) || !adopted.arrived);
  const begins = adopted === undefined ? address : `${address} after ${adopted.id}`;
  const session = goesOn ? adopted.session : begins;
  return { session, adopt: (newId: number) => setAdopted({ session, id: newId, arrived: false }) };
};
