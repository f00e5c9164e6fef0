/** Structured data of a job opening, beside that of all other pages: their code must not bring the words about jobs along. Only the server writes it. */
import type { Company } from '../../brands/types.ts';
import type { EmploymentType, Job } from '../../contract/careers.ts';
import type { Thing } from '../head.tsx';
import { jobLists } from '../jobs/jobLists.ts';
import { payOf } from './pay.ts';
import { addressOf } from './structuredData.ts';

const employmentTypeNames: Record<EmploymentType, string> = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', temporary: 'TEMPORARY' };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/gu, (character) => escapes[character] ?? character);

/** The text of a job, in the simple HTML that search engines require. */
function jobText(job: Job): string {
  const lists = jobLists(job).map(
    ({ heading, lines }) => `<p><strong>${heading}</strong></p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
  );
  return `<p>${escaped(job.description)}</p>${lists.join('')}`;
}

export function jobThing(job: Job, company: Company, publicUrl: string): Thing {
  const pay = job.salary === undefined ? undefined : payOf(job.salary);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobText(job),
    identifier: { '@type': 'PropertyValue', name: company.legalName, value: String(job.id) },
    ...(job.postedAt ? { datePosted: job.postedAt.slice(0, 10) } : {}),
    ...(job.closesAt ? { validThrough: job.closesAt } : {}),
    ...(job.employmentType ? { employmentType: employmentTypeNames[job.employmentType] } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.legalName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icons/icon-512.png`,
    },
    jobLocation: { '@type': 'Place', address: addressOf(company) },
    ...(job.hours ? { workHours: job.hours } : {}),
    ...(pay ? { baseSalary: pay } : {}),
    directApply: true,
  };
}
