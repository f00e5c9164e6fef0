import { OpeningHours, type OpeningDay } from '@tarnbrook/kit/OpeningHours';

const weekday = [{ from: '06:00', to: '18:00' }];
const hours: OpeningDay[] = [
  { day: 1, spans: weekday },
  { day: 2, spans: weekday },
  { day: 3, spans: weekday },
  { day: 4, spans: weekday },
  { day: 5, spans: weekday },
  { day: 6, spans: [{ from: '07:00', to: '12:00' }] },
  { day: 7, spans: [] },
];

export function BasicExample() {
  return <OpeningHours hours={hours} timeZone="Europe/London" />;
}
