import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function TravelDocumentsPage() {
  return <ProfileFrame name="travelDocuments">{null}</ProfileFrame>
}
